/** A name as a header carries it: in full, and without its accents for old readers. */
const disposition = (name: string) => {
  const plain = name.normalize("NFD").replaceAll(/[^\x20-\x7e]|["\\]/g, "")
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** Headers that limit a file to being a picture or a download. */
export const passiveHeaders = (name: string) => ({
  "content-disposition": disposition(name),
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
})

/** Reads the barcode that a video shows at this moment; undefined where there is none. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

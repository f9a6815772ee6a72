import { useEffect } from "react"
import { limits } from "../../contract/limits.ts"

const { refresh, least } = limits.dashboard

/** Reads now, then every minute while the page is in sight, and when one comes back to it. */
export const useFresh = (read: () => void): void => {
  useEffect(() => {
    let last = 0
    const look = (apart: number) => {
      if (document.hidden || Date.now() - last < apart) return
      last = Date.now()
      read()
    }
    const comeBack = () => look(least)
    look(0)
    const timer = setInterval(() => look(0), refresh)
    document.addEventListener("visibilitychange", comeBack)
    window.addEventListener("focus", comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", comeBack)
      window.removeEventListener("focus", comeBack)
    }
  }, [read])
}

import { useEffect, useRef } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { flashlight, keyboard } from "../icon/listIcons.ts"
import { bar, camera, frame, view } from "./barcodeCamera.css.ts"
import { type CameraProblem, useCamera } from "./useCamera.ts"

export interface BarcodeCameraProps {
  /** The video's accessible name. */
  readonly label: string
  /** Code it read last, or what to do. */
  readonly status: string
  readonly lightLabel: string
  /** The button that closes the camera for a field to type in. */
  readonly typeLabel: string
  /** Leaves room for what was found. */
  readonly isSmall?: boolean
  readonly onCode: (code: string) => void
  readonly onType: () => void
  /** The camera shows nothing, and why. */
  readonly onProblem: (problem: CameraProblem) => void
}

/** A phone's camera that reads barcodes held before it. */
export const BarcodeCamera = (props: BarcodeCameraProps) => {
  const { label, status, lightLabel, typeLabel, isSmall, onCode, onType, onProblem } = props
  const video = useRef<HTMLVideoElement>(null)
  const { problem, isLit, switchLight } = useCamera(video, onCode)
  useEffect(() => {
    if (problem) onProblem(problem)
  }, [problem, onProblem])
  return (
    <div className={camera}>
      <div className={frame} data-small={isSmall || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera has no sound */}
        <video ref={video} className={view} aria-label={label} muted playsInline />
      </div>
      <div className={bar}>
        <output>{status}</output>
        {isLit !== undefined && (
          <IconButton
            icon={flashlight}
            label={lightLabel}
            aria-pressed={isLit}
            onPress={() => void switchLight()}
          />
        )}
        <IconButton icon={keyboard} label={typeLabel} onPress={onType} />
      </div>
    </div>
  )
}

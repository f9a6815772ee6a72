declare module "s3rver" {
  /** A store on this machine that speaks as S3 does and checks signatures. */
  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: ReadonlyArray<{
        readonly name: string
        readonly configs: ReadonlyArray<string>
      }>
    })
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}

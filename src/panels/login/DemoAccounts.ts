/** Accounts anyone may try, offered on a demo's login page. */
export interface DemoAccounts {
  readonly password: string
  readonly accounts: ReadonlyArray<{ readonly email: string; readonly label: string }>
}

import * as firebase from "firebase/app"
import { getDatabase, onValue, ref } from "firebase/database"
import { signIn } from "../../src/panels/orderAlert/sdk.ts"
import { fresh } from "./api.ts"

/** The real SDK on a server's realtime database, signed in with a token of ours. */
export const realtimeClient = (address: string, token: () => Promise<string>) => {
  const databaseURL = `${address.replace(/^http/, "ws")}?ns=balcao`
  const app = firebase.initializeApp({ databaseURL, appId: "balcao", apiKey: "none" }, fresh("app"))
  signIn(app, token)
  const database = getDatabase(app)
  const values: Array<{ readonly _id: number } | null> = []
  const errors: Array<string> = []
  return {
    values,
    errors,
    /** Listens to a place; collects what is there, or why it is closed. */
    listen: (path: string) =>
      onValue(
        ref(database, path),
        (snapshot) => void values.push(snapshot.val() as { _id: number } | null),
        ({ message }) => void errors.push(message),
      ),
    close: () => firebase.deleteApp(app),
  }
}

import * as firebase from "firebase/app"
import { get, getDatabase, goOffline, goOnline, onValue, ref } from "firebase/database"
import { freshKey } from "../../api/freshKey.ts"
import type { Listening, PlaceListener } from "../../api/realtimeDatabase.ts"

/** Gives the database its tokens, as the SDK's own way of signing in does. */
// oxlint-disable-next-line house/double-cast -- the SDK's types leave it out
const { _addComponent: addComponent } = firebase as unknown as {
  readonly _addComponent: (app: firebase.FirebaseApp, component: object) => void
}

/** Gives a token; another one than the last when that was refused. */
export type GiveToken = (wasRefused: boolean) => Promise<string | undefined> | string | undefined

/** Signs an app of the SDK in with tokens of ours, as its own way of signing in does. */
export const signIn = (app: firebase.FirebaseApp, giveToken: GiveToken) =>
  addComponent(app, {
    name: "auth-internal",
    type: "PRIVATE",
    instantiationMode: "LAZY",
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => ({
      getToken: async (wasRefused: boolean) => {
        const accessToken = await giveToken(wasRefused)
        return accessToken === undefined ? null : { accessToken }
      },
      getUid: () => null,
      addAuthTokenListener: () => {},
      removeAuthTokenListener: () => {},
    }),
  })

/** A place nobody may read: the refusal shows that the connection lives, where a known place would be answered from memory. */
const closedPlace = "balcao/alive"

/** True for the SDK's error for a read that did not reach the server. */
const isUnanswered = (cause: unknown) => cause instanceof Error && /offline|disconnect/i.test(cause.message)

/** Listens to a place of the database at an address. Only `ws` and `wss` keep the SDK from other ways in, which a strict CSP blocks. */
export const listen = (
  databaseURL: string,
  giveToken: GiveToken,
  place: string,
  { onValue: onSaid, onError }: PlaceListener,
): Listening => {
  const app = firebase.initializeApp({ databaseURL, appId: "balcao" }, freshKey())
  signIn(app, giveToken)
  const database = getDatabase(app)
  onValue(ref(database, place), (snapshot) => onSaid(snapshot.val()), onError)
  return {
    probe: () =>
      get(ref(database, closedPlace)).then(
        () => {},
        (cause: unknown) => {
          if (isUnanswered(cause)) throw cause
        },
      ),
    reconnect: () => {
      goOffline(database)
      goOnline(database)
    },
    stop: () => void firebase.deleteApp(app).catch(onError),
  }
}

import { register } from "balcao/elements/roles"
import { memoryBackend } from "balcao/testing"
import { mount } from "svelte"
import App from "./App.svelte"

register("main", { api: "https://api.example", getToken: async () => "token", fetch: memoryBackend().fetch })

const target = document.getElementById("app")
if (!target) throw new Error("The page has no place for the app.")
mount(App, { target })

import { register } from "balcao/elements/roles"
import { memoryBackend } from "balcao/testing"
import { createApp } from "vue"
import App from "./App.vue"

register("main", { api: "https://api.example", getToken: async () => "token", fetch: memoryBackend().fetch })

createApp(App).mount("#app")

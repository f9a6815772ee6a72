import {
  afterNextRender,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  signal,
  viewChild,
} from "@angular/core"
import { bootstrapApplication } from "@angular/platform-browser"
import type { PanelElement, TagEvents } from "balcao/elements"
import { register } from "balcao/elements/roles"
import { memoryBackend } from "balcao/testing"

register("main", { api: "https://api.example", getToken: async () => "token", fetch: memoryBackend().fetch })

@Component({
  selector: "app-root",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <balcao-roles #roles locale="pt-BR" (balcao-event)="follow($event)" />
    <p>{{ opened() }}</p>
  `,
})
class App {
  readonly roles = viewChild.required<ElementRef<PanelElement<"balcao-roles">>>("roles")
  readonly opened = signal("")

  constructor() {
    // Templates of Angular refuse properties that begin with "on".
    afterNextRender(() => {
      this.roles().nativeElement.onOpenChange = (id) => this.opened.set(String(id))
    })
  }

  follow({ detail }: TagEvents["balcao-event"]) {
    this.opened.set(detail.type)
  }
}

void bootstrapApplication(App)

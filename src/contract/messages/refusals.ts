import * as Schema from "effect/Schema"

/** The mail server did not take a test. */
export class TestNotSent extends Schema.TaggedError<TestNotSent>()("TestNotSent", {}) {
  static readonly status = 409
}

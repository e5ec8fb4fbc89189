/** Answers that came along with the page are given out once, and not late. */
import { expect, it } from "vitest"
import { readFirstAnswers } from "../../src/platform/first-answers.ts"

/** As much of a page as is read: scripts, and the language. */
const pageWith = (answers: Readonly<Record<string, string>>) => {
  const scripts = new Set(
    Object.entries(answers).map(([path, textContent]) => ({
      textContent,
      getAttribute: () => path,
      remove() {
        scripts.delete(this)
      },
    })),
  )
  const page = { querySelectorAll: () => [...scripts], documentElement: { lang: "uk-UA" } }
  return { page: page as unknown as Document, left: () => scripts.size }
}

it("gives each out once, says which it gave, and leaves none in the page", async () => {
  const { page, left } = pageWith({ "/a?x=1": `{"a":1}`, "/b": "[]" })
  const answers = readFirstAnswers(page, () => 100)
  expect([answers.language, left(), answers.taken()]).toEqual(["uk-UA", 0, []])
  expect(await answers.take("/a?x=1")?.json()).toEqual({ a: 1 })
  expect([answers.take("/a?x=1"), answers.take("/c"), answers.taken()]).toEqual([
    null,
    null,
    [{ path: "/a?x=1", body: `{"a":1}` }],
  ])
})

it("gives none of a page that has been open for a while", () => {
  let sincePage = 0
  const answers = readFirstAnswers(pageWith({ "/a": "1", "/b": "2" }).page, () => sincePage)
  sincePage = 29_000
  expect(answers.take("/a")).not.toBeNull()
  sincePage = 31_000
  expect(answers.take("/b")).toBeNull()
})

/** Picked files are referred to by id; their content stays on the device. experience: Uploads. */
import { describe, expect, it } from "vitest"
import { createPickedFiles } from "../../src/platform/picked-files.ts"

describe("picked files", () => {
  it("are found by their id, as long as they were picked here", async () => {
    let ids = 0
    const files = createPickedFiles(() => `file-${(ids += 1)}`)
    const picked = files.pick(new File(["Grüße"], "plan.txt"))
    expect(picked).toEqual({ id: "file-1", name: "plan.txt", size: 7 })
    expect(await files.find("file-1")?.content.text()).toBe("Grüße")
    expect(files.find("file-2")).toBeUndefined()
  })

  it("are let go when they are dropped, and whoever sends them is told", () => {
    const files = createPickedFiles(() => "file-1")
    const { id } = files.pick(new File(["a"], "a.txt"))
    const dropped = files.dropped(id)
    expect(dropped?.aborted).toBe(false)
    files.drop(id)
    files.drop(id)
    expect(dropped?.aborted).toBe(true)
    expect([files.find(id), files.dropped(id)]).toEqual([undefined, undefined])
  })

  it("of one name are two files", () => {
    let ids = 0
    const files = createPickedFiles(() => `file-${(ids += 1)}`)
    expect(files.pick(new File(["a"], "a.txt")).id).not.toBe(files.pick(new File(["b"], "a.txt")).id)
  })
})

/** A file's name keeps to its rules, and says what the file is. Spec §5. */
import { describe, expect, it } from "vitest"
import { cleanFileName, longestFileName, nameInForm, withExtension } from "../../src/domain/file-names.ts"
import { fileExtensionOf, fileExtensions, fileKindOf, fileRule, isFileExtension } from "../../src/domain/files.ts"
import { fileSizeLimits } from "../../src/domain/limits.ts"

describe("a cleaned name", () => {
  it.each([
    ["C:\\fakepath\\kitchen.jpg", "kitchen.jpg"],
    ["/home/somebody/kitchen.jpg", "kitchen.jpg"],
    ["a/b\\c.png", "c.png"],
    ["  two\nlines.pdf ", "twolines.pdf"],
    ["gate\u202Egnp.exe", "gategnp.exe"],
    ["our 👨‍👩‍👧‍👦 at home 🏴󠁧󠁢󠁥󠁮󠁧󠁿.jpg", "our 👨‍👩‍👧‍👦 at home 🏴󠁧󠁢󠁥󠁮󠁧󠁿.jpg"],
    ["a\u200Db 😀\u200D.jpg", "ab 😀.jpg"],
    ["", "file"],
    ["dir/", "file"],
    [undefined, "file"],
  ])("of %j is %j", (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned)
  })

  it("is what was escaped in its form", () => {
    expect(nameInForm("a%22b%0D%0A 100%25.pdf")).toBe('a"b 100%25.pdf')
  })

  it("keeps its end where it is too long", () => {
    expect(cleanFileName(`${"a".repeat(300)}.jpg`)).toBe(`${"a".repeat(longestFileName - 4)}.jpg`)
  })
})

describe("a name with the ending of its content", () => {
  it.each([
    ["kitchen.jpg", "jpg", "kitchen.jpg"],
    ["kitchen.JPG", "jpg", "kitchen.JPG"],
    ["kitchen.jpeg", "jpg", "kitchen.jpeg"],
    ["kitchen.jpeg", "png", "kitchen.png"],
    ["kitchen.exe", "pdf", "kitchen.pdf"],
    ["a.b.c", "pdf", "a.b.pdf"],
    ["kitchen", "jpg", "kitchen.jpg"],
    [".hidden", "txt", ".txt"],
  ])("%s of kind %s is %s", (name, extension, named) => {
    expect(withExtension(name, extension)).toBe(named)
  })

  it("is as long as a name may be", () => {
    const named = withExtension("ä".repeat(300), "jpeg")
    expect([...named]).toHaveLength(longestFileName)
    expect(named).toMatch(/^ä+\.jpeg$/u)
  })
})

describe("a picked file", () => {
  it.each(Object.entries(fileExtensions).flatMap(([kind, all]) => all.map((extension) => [extension, kind] as const)))(
    "that ends in .%s is one of kind %s",
    (extension, kind) => {
      expect(fileKindOf(extension)).toBe(kind)
      expect(fileKindOf(extension.toUpperCase())).toBe(kind)
      expect(isFileExtension(extension)).toBe(true)
      expect(fileExtensionOf(`a.b.${extension.toUpperCase()}`)).toBe(extension)
    },
  )

  it.each(["exe", "", "svg"])("that ends in .%s is refused", (extension) => {
    expect(fileKindOf(extension)).toBeNull()
    expect(isFileExtension(extension)).toBe(false)
    expect(fileRule(`a.${extension}`, 1)).toBe("InvalidFileFormatException")
  })

  it.each(["image", "document", "video"] as const)("of kind %s is as big as such may be, and not empty", (kind) => {
    const ruleAt = (bytes: number) => fileRule(`a.${fileExtensions[kind][0]}`, bytes)
    const { [kind]: most } = fileSizeLimits
    expect([0, 1, most, most + 1].map(ruleAt)).toEqual(["EmptyFile", null, null, "InvalidFileSizeException"])
  })

  it("without an ending is refused", () => {
    expect([fileExtensionOf("kitchen"), fileExtensionOf("kitchen.")]).toEqual(["", ""])
    expect(fileRule("kitchen", 1)).toBe("InvalidFileFormatException")
  })
})

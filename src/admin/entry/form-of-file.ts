/** The form of a file by its name, such as `content/blog/brief-an-agency.md`; pictures have none. */
export function formOfFile(file: string): string | undefined {
  const [, folder, name] = /^content\/([a-z-]+)\/([a-z0-9-]+)\.(?:md|yaml)$/.exec(file) ?? []
  return name === undefined ? undefined : `/admin/#/collections/${folder}/entries/${name}`
}

/** A program that makes something of posts, set up in a folder of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import path from 'node:path'

export type Program = {
  name: string
  /** Where its commands run. */
  folder: string
  build: string[]
  /** Builds again at every change, until it is ended. */
  watch: string[]
  /** What a first build does not find yet. */
  made: string[]
  /** Where the posts lie. */
  posts: string
  /** Where it writes something for each of them. */
  output: string
  /** The file below `output` that a post becomes. */
  outputOf: (name: string, text: string) => string
}

export type Post = { source: string; output: string }

/** All posts in their order. */
export function postsOf({ posts, output, outputOf }: Program): Post[] {
  const names = readdirSync(posts)
    .filter((name) => name.endsWith('.md'))
    .sort()
  return names.map((name) => {
    const source = path.join(posts, name)
    return { source, output: path.join(output, outputOf(name, readFileSync(source, 'utf8'))) }
  })
}

/**
 * Makes the next build a first one. What was made is put aside: some file systems are slow to create files for minutes
 * after many were deleted, and that is not what is measured.
 */
export async function forget({ folder, made }: Program): Promise<void> {
  const aside = await mkdtemp(path.join(folder, 'aside-'))
  for (const name of made) {
    await rename(path.join(folder, name), path.join(aside, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Whether a file is there and says something. */
export function says(file: string, words: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(words)
  } catch {
    return false
  }
}

/** An edit as an editor makes it: the first paragraph of a post says something else. */
import { readFile, writeFile } from 'node:fs/promises'

/** Everything before the first paragraph, that paragraph, and the sentence that an earlier edit left. */
const FIRST_PARAGRAPH = /^(---\n.*?\n---\n\s*.+?)(?: This is edition \w+ of it\.)?(?=\n\s*\n|\s*$)/s

export type Edited = { text: string; sentence: string }

/** A post with a new sentence at the end of its first paragraph, in place of that of an earlier edit. */
export function edited(post: string, edition: string): Edited {
  const sentence = `This is edition ${edition} of it.`
  const text = post.replace(FIRST_PARAGRAPH, (_, before) => `${before} ${sentence}`)
  if (!text.includes(sentence)) throw new Error('the post has no paragraph to edit')
  return { text, sentence }
}

/** Edits a file. Resolves to the new sentence as soon as it is written. */
export async function editFile(file: string, edition: string): Promise<string> {
  const { text, sentence } = edited(await readFile(file, 'utf8'), edition)
  await writeFile(file, text)
  return sentence
}

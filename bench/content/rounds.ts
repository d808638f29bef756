/** What a build costs: the first one, one with nothing to do, and one after an edit, each a process of its own. */
import { existsSync } from 'node:fs'
import { type Cost, costOf } from '../measuring/cost'
import { editFile } from '../posts/edit'
import type { Session } from '../session'
import { forget, type Post, type Program, postsOf, says } from './program'

export const phases = ['cold', 'no change', 'one edit'] as const
export type Phase = (typeof phases)[number]
export type Sample = Cost & { program: string; posts: number; phase: Phase }

type Round = { posts: number; number: number }

/** One round of one program. Throws when a build did not do what it was measured for. */
export async function measureRound(program: Program, { posts, number }: Round, session: Session): Promise<Sample[]> {
  const measured = async (phase: Phase): Promise<Sample> => {
    const cost = await costOf(program.build, { cwd: program.folder, notes: session.folder, stop: session.stop })
    return { program: program.name, posts, phase, ...cost }
  }
  const all = postsOf(program)
  await forget(program)
  const cold = await measured('cold')
  expectAll(program, all)
  const noChange = await measured('no change')
  const post = pick(all, number)
  const sentence = await editFile(post.source, `r${number}`)
  const oneEdit = await measured('one edit')
  if (!says(post.output, sentence)) throw new Error(`${program.name} built ${post.output} without the edit`)
  return [cold, noChange, oneEdit]
}

/** The folder of the posts has lists of posts, too. */
function expectAll({ name }: Program, posts: readonly Post[]): void {
  const built = posts.filter(({ output }) => existsSync(output)).length
  if (built !== posts.length) throw new Error(`${name} built ${built} posts of ${posts.length}`)
}

/** Another post every time, far from the one before. */
export function pick(posts: readonly Post[], number: number): Post {
  const post = posts[(number * 37 + 5) % posts.length]
  if (!post) throw new Error('there is no post')
  return post
}

/** `npm run describe:mistakes`: writes the editors' guide to mistakes. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describeMistakes, GUIDE } from './guide'

await mkdir(dirname(GUIDE), { recursive: true })
await writeFile(GUIDE, describeMistakes())

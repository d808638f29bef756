import { join } from 'node:path'

/** The part of a program that browsers load. */
export const publicFolder = (program: string) => join(program, 'client')

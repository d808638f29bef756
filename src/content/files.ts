/** The generated files and the type of each. This is the whole interface between the pipeline and the app. */
import type { CollectionName, SingleName } from '@/schema/collections'
import type { Entry, ListedCollection, Single, Summary } from '@/schema/entries'

type Lists = { [Name in CollectionName]: (Name extends ListedCollection ? Summary<Name> : Entry<Name>)[] }
type Entries = { [Name in ListedCollection as `${Name}/${string}`]: Entry<Name> }
type Singles = { [Name in SingleName]: Single<Name> }

export type ContentFiles = Singles & Lists & Entries

/** Reads one generated file by its name without `.json`; `null` when there is none. */
export type ReadContent = <Name extends keyof ContentFiles>(name: Name) => Promise<ContentFiles[Name] | null>

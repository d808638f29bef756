/** The generated files and the type of each. This is the whole interface between the pipeline and the app. */
import type { CollectionName, SingleName } from '@/schema/collections'
import type {
  Entry,
  GroupName,
  ListedCollection,
  ListPage,
  Outline,
  PagedCollection,
  SearchRow,
  SearchSize,
  Single,
  Summary,
} from '@/schema/entries'

/** A list that grows has no name here: it can be read only in parts whose size stays the same. */
type Lists = {
  [Name in Exclude<CollectionName, PagedCollection>]: (Name extends ListedCollection ? Summary<Name> : Entry<Name>)[]
}
type Entries = { [Name in ListedCollection as `${Name}/${string}`]: Entry<Name> }
type Singles = { [Name in SingleName]: Single<Name> }
type Pages = {
  [Name in PagedCollection as
    | `${Name}/page/${number}`
    | `${Name}/${GroupName<Name>}/${string}/${number}`]: ListPage<Name>
}
type Search = { [Name in PagedCollection as `search/${Name}`]: SearchSize } & {
  [Name in PagedCollection as `search/${Name}/${number}`]: SearchRow<Name>[]
}

type Files = Singles & Lists & Entries & Search & { outline: Outline }

/** Names of generated files, without `.json`. */
export type ContentName = keyof Files | keyof Pages

/** What a generated file holds. A page of a list is named like an entry, with more parts. */
export type ContentFile<Name extends ContentName> = Name extends keyof Pages
  ? Pages[Name]
  : Name extends keyof Files
    ? Files[Name]
    : never

/** Reads one generated file by its name; `null` when there is none. */
export type ReadContent = <Name extends ContentName>(name: Name) => Promise<ContentFile<Name> | null>

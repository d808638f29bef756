/**
 * What the forms change in the program of the CMS while it is bundled, because none of its extension points reaches there.
 * Each place must be found exactly as often as it says, or the bundle fails: a new version of the CMS cannot lose one
 * unnoticed.
 */
export type Amendment = {
  /** What an editor has from it. */
  why: string
  find: RegExp
  replace: string
  /** How many places there are. */
  times?: number
}

/** Text in the CMS's table of English words. */
const words = (key: string, from: string, to: string): Amendment => ({
  why: `The forms say “${to}”.`,
  find: new RegExp(`\\b${key}:\`${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\``, 'g'),
  replace: `${key}:\`${to.replaceAll('$', '$$$$')}\``,
})

const wordAmendments: readonly Amendment[] = [
  { ...words('slug', 'Slug', 'Address'), times: 2 },
  words('title', 'Slug', 'Address'),
  words('unavailable', 'This entry doesn’t have a slug.', 'This entry has no address of its own.'),
  words(
    'generated_on_save',
    'The slug is generated from the entry’s content when it’s saved. Any date and time in it will be those of the save.',
    'The address is made from the title when the entry is saved.',
  ),
  words(
    'confirm_deleting_this_entry',
    'Are you sure you want to delete this entry?',
    'Delete this entry? Links to its page will lead nowhere.',
  ),
  words('edit_slug', 'Edit Slug', 'Change Address'),
  words('empty', 'The slug cannot be empty.', 'The address cannot be empty.'),
  words(
    'invalid',
    'The slug cannot contain special characters, including slashes and spaces.',
    'An address has no special characters, slashes or spaces.',
  ),
  words('duplicate', 'This slug is used for another entry.', 'Another page has this address.'),
  words('unselected_option', '(None)', 'Not chosen'),
  words('view_on_live_site', 'View on Live Site', 'Open the page'),
  words('visit_live_site', 'Visit Live Site', 'Open the site'),
  words('live_site', 'Live Site', 'Site'),
  words('show_content_options_x_locale', 'Show {$locale} Content Options', 'More for the whole form'),
  words('edit_x_locale', 'Edit {$locale} Content', 'Edit the content'),
  words('content_options_x_locale', '{$locale} Content Options', 'For the whole form'),
  words(
    'description',
    'There was an error while saving the entry. Please try again later.',
    'This was not saved. Your text is still in the form.',
  ),
]

/** A name that the CMS's own bundler gave. */
const ID = '([\\w$]+)'

const program = (why: string, find: string, replace: string): Amendment => ({
  why,
  find: new RegExp(find, 'g'),
  replace,
})

/** Places that call what src/admin/cms/hook-types.ts describes. */
const hookAmendments: readonly Amendment[] = [
  program(
    'On the development server, too, what is typed is backed up: the CMS names that database after a repository.',
    `label:${ID},init:\\(\\)=>void 0,signIn:`,
    'label:$1,repository:{databaseName:`project`},init:()=>void 0,signIn:',
  ),
  program(
    'A backup is made while somebody types, not only in their first pause.',
    `${ID}=e=>\\{globalThis\\.clearTimeout\\(${ID}\\),e&&${ID}&&\\(${ID}=globalThis\\.setTimeout\\(\\(\\)=>\\{${ID}\\(e\\)\\},500\\)\\)\\}`,
    '$1=e=>{globalThis.cmsHooks.draftChanged(e,$3?$5:void 0)}',
  ),
  program(
    'A backup is committed at once. The browser commits by itself only after it has reported the write, and keys delay that.',
    `(${ID}=${ID}\\.transaction\\(${ID},${ID}\\),${ID}=${ID}\\(\\2\\.objectStore\\(\\4\\)\\));return new Promise`,
    '$1;$5===`readwrite`&&$2.commit();return new Promise',
  ),
  program(
    'A backup is offered with a comparison.',
    `(${ID}\\.current=\\{show:!0,timestamp:i,resolve:o\\});let ${ID}=await a;`,
    'let $3=await globalThis.cmsHooks.askToRestore(r,e);',
  ),
  program(
    'What is about to be saved is checked first, and saved from the beginning when an editor makes it a draft then.',
    `${ID}=async\\(\\{draft:${ID},skipCI:${ID}=void 0,overwrite:${ID}=!1\\}\\)=>\\{([^]{1,2000}?)try\\{${ID}=${ID}\\?await ${ID}\\(\\{changes:${ID},savingEntry:`,
    '$1=async({draft:$2,skipCI:$3=void 0,overwrite:$4=!1})=>{$5if(await globalThis.cmsHooks.beforeSave($9,$2)===`start again`)return $1({draft:$2,skipCI:$3,overwrite:$4});try{$6=$7?await $8({changes:$9,savingEntry:',
  ),
  program(
    'What somebody types while a form is saved stays in the form.',
    `let ${ID}=await ${ID}\\(\\{draft:${ID},skipCI:${ID},overwrite:${ID}\\}\\)([^]{1,500}?)(${ID}\\(\\{entryDraft:[^{}]{1,200}?expanderStates:\\3\\.expanderStates\\}\\))`,
    'let keepTyped=globalThis.cmsHooks.saving($3),$1=await $2({draft:$3,skipCI:$4,overwrite:$5})$6keepTyped(()=>$7)',
  ),
  program(
    'Where somebody else changed an entry meanwhile, both changes are shown, and can be saved.',
    `(let ${ID}=await ${ID}\\(${ID}\\);)if\\(\\2&&!${ID}\\)throw Error\\(\`save_conflict\`,\\{cause:\\2\\}\\)`,
    '$1if($2&&!$5)await globalThis.cmsHooks.settleConflict($2,$4)',
  ),
  program(
    'A draft is saved also while fields of it are empty.',
    `${ID}=e=>!${ID}\\(e\\)\\|\\|\\(${ID}\\(e\\)\\?\\?\`draft\`\\)!==\`draft\``,
    '$1=e=>!globalThis.cmsHooks.mayBeIncomplete(e)&&(!$2(e)||($3(e)??`draft`)!==`draft`)',
  ),
  program(
    'A list of texts that a form has just read is not written into it again: Save waits for a change.',
    `let ${ID}=${ID}\\.currentValue\\?\\?\\[\\];\\(0,${ID}\\.default\\)\\(${ID}\\(\\),\\1\\)\\|\\|[^]{1,60}?\\},${ID}=\\(\\)=>\\{let ${ID}=${ID}\\.current;\\6&&`,
    '$&!(0,$3.default)($4(),$2.currentValue??[])&&',
  ),
  program(
    'Two boxes never say at once that something was not saved.',
    `${ID}\\.message===\`saving_failed\`\\?\\(`,
    '$1.message===`saving_failed`?globalThis.cmsHooks.hasSaidWhy($1.cause)||(',
  ),
]

/** Places that remove something from a form. */
const removalAmendments: readonly Amendment[] = [
  program(
    'An item that an editor removes from a list can be put back.',
    `${ID}=async ${ID}=>\\{(${ID}\\(\\(\\{valueList:${ID},expanderStateList:${ID}\\}\\)=>\\{[^;]{1,120}?\\$\\{${ID}\\.keyPath\\}[^;]{1,20}?\\),\\5\\.splice\\(\\2,1\\))`,
    '$1=async $2=>{globalThis.cmsHooks.removing($7.keyPath,$2);$3',
  ),
  program(
    'A text that an editor removes from a list can be put back.',
    `(keyPath:${ID}\\.keyPath,i18n:[^]{1,500}?=async ${ID}=>\\{)(${ID}\\(${ID}\\))\\.splice\\(\\3,1\\),`,
    '$1globalThis.cmsHooks.removing($2.keyPath,$3,$4);$4.splice($3,1),',
  ),
  program(
    'A group of fields that an editor removes can be put back.',
    `${ID}=\\(\\)=>\\{(${ID}\\(\\{valueStore:[^;]{1,120}?,${ID}=>\\{${ID}\\(${ID},\`\\$\\{${ID}\\.keyPath\\}\\.\`,\\{live:!0\\}\\)\\.forEach)`,
    '$1=()=>{globalThis.cmsHooks.removing($7.keyPath);$2',
  ),
]

/** Places that talk to the Git provider. */
const providerAmendments: readonly Amendment[] = [
  program(
    'The history of an entry comes from the Git provider, asked with the sign-in of the CMS.',
    `${ID}=async\\(${ID},\\{method:${ID}=\`GET\`,headers:${ID}=\\{\\},body:${ID}=null,isGraphQL:`,
    '$1=globalThis.cmsApi=async($2,{method:$3=`GET`,headers:$4={},body:$5=null,isGraphQL:',
  ),
]

/** Places where the address of an entry changes, or goes. */
const addressAmendments: readonly Amendment[] = [
  program(
    'An entry that gets another address keeps the old one, which the CMS leaves to a field of that name.',
    `if\\(${ID}&&!(${ID}\\.some\\(\\(\\{name:${ID}\\}\\)=>${ID}===\\1\\))\\)return \\1`,
    'if($1&&$2)return $1',
  ),
  program(
    'An address that was never public is not kept.',
    `(\\(\\{draft:${ID},locale:${ID},content:${ID},slug:${ID},path:${ID}\\}\\)=>\\{)(let\\{isNew:[^;]{1,80};if\\([^)]{1,20}\\)return;let\\{preview_path:)`,
    '$1if(!globalThis.cmsHooks.keepsOldAddress($2))return;$7',
  ),
  program(
    'The browser has the address of the form of an entry that got another name, as it has that of a new one.',
    `${ID}\\(${ID}\\)&&(${ID}\\(\`/collections/[^\`]{1,60}\`,\\{replaceState:!0,notifyChange:!1\\}\\),${ID}\\.closeOnSave)`,
    '$3',
  ),
  program(
    'Before something is deleted, its editor learns who names it, and its address gets another page.',
    `(${ID}\\.push\\(\\.\\.\\.${ID},\\.\\.\\.${ID}\\),)(await ${ID}\\(\\{changes:${ID},savingEntries:[^]{1,60}?,options:\\{commitType:\`delete\`,collection:${ID}\\.current\\}\\}\\),${ID}\\(\\{ids:${ID},assetPaths:${ID}\\}\\))`,
    '$1await globalThis.cmsHooks.beforeDelete($2),$5,globalThis.cmsHooks.deleted()',
  ),
  program(
    'The form of an entry that its editor keeps does not say that deleting failed.',
    `catch\\(${ID}\\)\\{(${ID}\\(${ID},!0\\),console\\.error\\(\\1\\);return\\}finally\\{${ID}\\(${ID},!1\\)\\}${ID}&&\\(${ID}\\.current=)`,
    'catch($1){if($1.message===`kept`)return;$2',
  ),
  program(
    'A list does not say so either.',
    `catch\\(${ID}\\)\\{(${ID}\\(${ID},!0\\),console\\.error\\(\\1\\);return\\}${ID}\\.current=\\[\\])`,
    'catch($1){if($1.message===`kept`)return;$2',
  ),
]

/** Places that know and show the entries. */
const listAmendments: readonly Amendment[] = [
  program(
    'The pickers offer what the entries have: their pages, headings, tags and authors.',
    `${ID}=${ID}\\(\\[\\]\\),${ID}=\\{source:void 0,map:new Map\\}`,
    '$1=globalThis.cmsEntries=$2([]),$3={source:void 0,map:new Map}',
  ),
  program(
    'Lists say whether an entry is public, its day and who wrote it.',
    `\\(\\)=>(${ID}\\((${ID}\\.collection),(${ID}\\.entry),\\{useTemplate:!0,allowMarkdown:!0\\}\\)),!0\\)`,
    '()=>globalThis.cmsHooks.listedAs($3.name,$5,$1),!0)',
  ),
  program(
    'Lists are filtered and grouped by what a draft is, what is scheduled and what is public.',
    `if\\(${ID}===\`commit_date\`\\)return ${ID};let\\{content:${ID}\\}=${ID}\\[${ID}\\]\\?\\?\\{\\};if\\(\\3===void 0\\)return;`,
    '$&if($1===`draft`)return globalThis.cmsHooks.statusOf($3);',
  ),
]

/** Places that pictures go through. */
const pictureAmendments: readonly Amendment[] = [
  program(
    'A picture that is still large as WebP is written again with a lower quality.',
    `\\}catch\\{\\}\\}return ${ID}\\.convertToBlob\\(\\{type:${ID},quality:${ID}/100\\}\\)`,
    '}catch{}}return globalThis.cmsHooks.smallEnough(q=>$1.convertToBlob({type:$2,quality:q/100}),$3)',
  ),
  program(
    'The field for the focal point shows the picture.',
    `${ID}=async\\(\\{thumbnail:${ID}=!1,\\.\\.\\.`,
    '$1=globalThis.cmsPictureAddress=async({thumbnail:$2=!1,...',
  ),
]

/** Places that do not work in every browser. */
const browserAmendments: readonly Amendment[] = [
  program(
    'Firefox, too, sets the forms in their typeface: it reads a name with a number in it only in quotes, which Chromium takes for a part of the name.',
    `new FontFace\\(${ID}\\.family,`,
    'new FontFace(/Firefox/.test(navigator.userAgent)?JSON.stringify($1.family):$1.family,',
  ),
]

export const allAmendments: readonly Amendment[] = [
  ...wordAmendments,
  ...hookAmendments,
  ...removalAmendments,
  ...providerAmendments,
  ...addressAmendments,
  ...listAmendments,
  ...pictureAmendments,
  ...browserAmendments,
]

/** The program of the CMS with all amendments made. */
export function amended(code: string, amendments: readonly Amendment[]): string {
  return amendments.reduce((text, { why, find, replace, times = 1 }) => {
    const found = text.match(find)?.length ?? 0
    if (found !== times) {
      throw new Error(`The CMS is not as expected: found ${found} places instead of ${times} for: ${why} (${find})`)
    }
    return text.replace(find, replace)
  }, code)
}

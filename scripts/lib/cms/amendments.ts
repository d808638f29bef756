/**
 * What the forms change in the program of the CMS while it is bundled, because none of its extension points reaches there.
 * Each place must be found exactly once, or the bundle fails: a new version of the CMS cannot lose one unnoticed.
 */
type Amendment = {
  name: string
  /** What an editor has from it. */
  why: string
  find: RegExp
  replace: string
}

/** A name that the CMS's own bundler gave. */
const ID = '([\\w$]+)'

const amendment = (name: string, why: string, find: string, replace: string): Amendment => ({
  name,
  why,
  find: new RegExp(find, 'g'),
  replace,
})

/** The places call what src/admin/cms/hook-types.ts describes. */
export const allAmendments: readonly Amendment[] = [
  amendment(
    'development-backups',
    'On the development server, too, what is typed is backed up: the CMS names that database after a repository.',
    `label:${ID},init:\\(\\)=>void 0,signIn:`,
    'label:$1,repository:{databaseName:`project`},init:()=>void 0,signIn:',
  ),
  amendment(
    'draft-changed',
    'A backup is made while somebody types, not only in their first pause.',
    `${ID}=e=>\\{globalThis\\.clearTimeout\\(${ID}\\),e&&${ID}&&\\(${ID}=globalThis\\.setTimeout\\(\\(\\)=>\\{${ID}\\(e\\)\\},500\\)\\)\\}`,
    '$1=e=>{globalThis.cmsHooks.draftChanged(e,$3?$5:void 0)}',
  ),
  amendment(
    'restore',
    'A backup is offered with a comparison.',
    `(${ID}\\.current=\\{show:!0,timestamp:i,resolve:o\\});let ${ID}=await a;`,
    'let $3=await globalThis.cmsHooks.askToRestore(r,e);',
  ),
  amendment(
    'before-save',
    'What is about to be saved is checked first, and saved from the beginning when an editor makes it a draft then.',
    `${ID}=async\\(\\{draft:${ID},skipCI:${ID}=void 0,overwrite:${ID}=!1\\}\\)=>\\{([^]{1,2000}?)try\\{${ID}=${ID}\\?await ${ID}\\(\\{changes:${ID},savingEntry:`,
    '$1=async({draft:$2,skipCI:$3=void 0,overwrite:$4=!1})=>{$5if(await globalThis.cmsHooks.beforeSave($9,$2)===`start again`)return $1({draft:$2,skipCI:$3,overwrite:$4});try{$6=$7?await $8({changes:$9,savingEntry:',
  ),
  amendment(
    'typed-while-saving',
    'What somebody types while a form is saved stays in the form.',
    `let ${ID}=await ${ID}\\(\\{draft:${ID},skipCI:${ID},overwrite:${ID}\\}\\)([^]{1,500}?)(${ID}\\(\\{entryDraft:[^{}]{1,200}?expanderStates:\\3\\.expanderStates\\}\\))`,
    'let keepTyped=globalThis.cmsHooks.saving($3),$1=await $2({draft:$3,skipCI:$4,overwrite:$5})$6keepTyped(()=>$7)',
  ),
  amendment(
    'conflict',
    'Where somebody else changed an entry meanwhile, both changes are shown, and can be saved.',
    `(let ${ID}=await ${ID}\\(${ID}\\);)if\\(\\2&&!${ID}\\)throw Error\\(\`save_conflict\`,\\{cause:\\2\\}\\)`,
    '$1if($2&&!$5)await globalThis.cmsHooks.settleConflict($2,$4)',
  ),
  amendment(
    'incomplete-draft',
    'A draft is saved also while fields of it are empty.',
    `${ID}=e=>!${ID}\\(e\\)\\|\\|\\(${ID}\\(e\\)\\?\\?\`draft\`\\)!==\`draft\``,
    '$1=e=>!globalThis.cmsHooks.mayBeIncomplete(e)&&(!$2(e)||($3(e)??`draft`)!==`draft`)',
  ),
  amendment(
    'unchanged-list',
    'A list of texts that a form has just read is not written into it again: Save waits for a change.',
    `let ${ID}=${ID}\\.currentValue\\?\\?\\[\\];\\(0,${ID}\\.default\\)\\(${ID}\\(\\),\\1\\)\\|\\|[^]{1,60}?\\},${ID}=\\(\\)=>\\{let ${ID}=${ID}\\.current;\\6&&`,
    '$&!(0,$3.default)($4(),$2.currentValue??[])&&',
  ),
  amendment(
    'failure-reported',
    'Two boxes never say at once that something was not saved.',
    `${ID}\\.message===\`saving_failed\`\\?\\(`,
    '$1.message===`saving_failed`?globalThis.cmsHooks.isReported($1.cause)||(',
  ),
  amendment(
    'provider',
    'The history of an entry comes from the Git provider, asked with the sign-in of the CMS.',
    `${ID}=async\\(${ID},\\{method:${ID}=\`GET\`,headers:${ID}=\\{\\},body:${ID}=null,isGraphQL:`,
    '$1=globalThis.cmsApi=async($2,{method:$3=`GET`,headers:$4={},body:$5=null,isGraphQL:',
  ),
  amendment(
    'before-delete',
    'Before something is deleted, its editor learns who names it, and its address gets another page.',
    `(${ID}\\.push\\(\\.\\.\\.${ID},\\.\\.\\.${ID}\\),)(await ${ID}\\(\\{changes:${ID},savingEntries:[^]{1,60}?,options:\\{commitType:\`delete\`,collection:${ID}\\.current\\}\\}\\),${ID}\\(\\{ids:${ID},assetPaths:${ID}\\}\\))`,
    '$1await globalThis.cmsHooks.beforeDelete($2),$5,globalThis.cmsHooks.deleted()',
  ),
  amendment(
    'entries',
    'The pickers offer what the entries have: their pages, headings, tags and authors.',
    `${ID}=${ID}\\(\\[\\]\\),${ID}=\\{source:void 0,map:new Map\\}`,
    '$1=globalThis.cmsEntries=$2([]),$3={source:void 0,map:new Map}',
  ),
  amendment(
    'list-line',
    'Lists say whether an entry is public, its day and who wrote it.',
    `\\(\\)=>(${ID}\\((${ID}\\.collection),(${ID}\\.entry),\\{useTemplate:!0,allowMarkdown:!0\\}\\)),!0\\)`,
    '()=>globalThis.cmsHooks.listedAs($5,$1),!0)',
  ),
]

/** The program of the CMS with all amendments made. */
export function amended(code: string, amendments: readonly Amendment[]): string {
  return amendments.reduce((text, { name, why, find, replace }) => {
    const found = text.match(find)?.length ?? 0
    if (found !== 1) throw new Error(`The CMS is not as expected: found ${found} places for ${name} (${why})`)
    return text.replace(find, replace)
  }, code)
}

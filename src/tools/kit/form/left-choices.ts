import type { Fields, Raw } from './fields'

/**
 * Browsers put back what was typed into a page that is opened again by Back, but no choice whose options depend on another
 * field: the page comes without these options. Such choices, which are none of a visitor's words, stay with the page in the
 * history of its tab.
 */
export function keepChoices(fields: Fields, raw: Raw): void {
  const choices = dependentChoices(fields, raw)
  if (JSON.stringify(choices) === JSON.stringify(choicesLeft())) return
  history.replaceState({ ...history.state, choices }, '')
}

/** The choices that were made before the page was left. */
export const choicesLeft = (): Raw => history.state?.choices ?? {}

const dependentChoices = (fields: Fields, raw: Raw): Raw =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && 'by' in field.options && raw[name] ? [[name, raw[name]]] : [],
    ),
  )

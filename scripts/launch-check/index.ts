/** What is still sample, unfinished or unproven before a site goes live. Each message has its place and its remedy. */
import { type Diagnostic, inOrder } from '../lib/diagnostics/diagnostic'
import { checkAddresses } from './checks/addresses'
import { checkAdmin } from './checks/admin'
import { checkNamedAddresses } from './checks/named-addresses'
import { checkOffice } from './checks/office'
import { checkOutsideLinks, type Visit } from './checks/outside-links'
import { checkPictures } from './checks/pictures'
import { checkRelay, type TryRelay } from './checks/relay'
import { checkSampleCopy } from './checks/sample-copy'
import { checkSampleNotes } from './checks/sample-notes'
import { checkSecurityContact } from './checks/security-contact'
import { checkSources } from './checks/sources'
import { checkStatements } from './checks/statements'
import { checkUnfinished } from './checks/unfinished'
import type { Project } from './project'

/**
 * @param visit how to look at links to other sites; without it they count as unproven
 * @param tryRelay how to ask the relay of the forms; without it the relay counts as unproven
 */
export async function launchCheck(project: Project, visit?: Visit, tryRelay?: TryRelay): Promise<Diagnostic[]> {
  return inOrder([
    ...checkAddresses(project),
    ...checkNamedAddresses(project),
    ...checkSampleCopy(project),
    ...checkSampleNotes(project),
    ...checkOffice(project),
    ...checkSources(project),
    ...checkPictures(project),
    ...checkUnfinished(project),
    ...checkStatements(project),
    ...checkAdmin(project),
    ...(await checkRelay(project, tryRelay)),
    ...checkSecurityContact(project),
    ...(await checkOutsideLinks(project, visit)),
  ])
}

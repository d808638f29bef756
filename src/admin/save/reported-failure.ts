/** A failure that an alarm has already shown, so the CMS does not report it again. Its message is the text of the alarm. */
export class ReportedFailure extends Error {}

/** A failure that the editor was told about when it happened, so that the CMS says nothing more. Its message is what they read. */
export class ReportedFailure extends Error {}

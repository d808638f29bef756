import { HtmlValidate } from 'html-validate'

/** A validator with the rules that the pages of the site keep. */
export const createHtmlValidator = () =>
  new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes attributes in its own case, void elements with a slash, and booleans with an empty value.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // Titles carry the agency's name and may be longer than the default of 70 characters.
      'long-title': 'off',
      // Text comes from editors as it is; `>` and quotes need no escape.
      'no-raw-characters': 'off',
      'no-trailing-whitespace': 'off',
    },
  })

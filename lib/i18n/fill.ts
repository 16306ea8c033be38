/**
 * Fills `{name}` placeholders; one without a parameter is left unchanged. Browser code receives raw messages
 * and needs no ICU library for them: the message tests allow only plain placeholders in texts for the
 * browser.
 */
export const fill = (template: string, parameters: Readonly<Record<string, string | number>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : placeholder,
  )

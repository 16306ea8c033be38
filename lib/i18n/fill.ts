/**
 * Fills `{name}` placeholders. Browser code receives raw messages and needs no ICU library for them: the message tests
 * allow only plain placeholders in the texts that are sent to the browser.
 */
export const fill = (template: string, parameters: Readonly<Record<string, string | number>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(parameters[name] ?? placeholder))

import type { OwnLevel } from './fit-criteria'
import type { FitForm } from './read-fit-form'

/** Presets the level of the signed-in user in a new form; a submitted form keeps its values. */
export const withOwnLevel = (form: FitForm, level: OwnLevel | undefined): FitForm =>
  form.state !== 'new' || level === undefined
    ? form
    : { ...form, values: { ...form.values, level: level.toLowerCase() } }

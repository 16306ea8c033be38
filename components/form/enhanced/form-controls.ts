import type { RefCallback } from 'react'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FormValue = string | boolean | undefined

export type FormValues = Record<string, FormValue>

/** Current values of a form's controls, by name. */
export type FormControls = {
  /** Ref callback that registers a control under its name; the same function at every call. */
  refOf: (name: string) => RefCallback<Control>
  getValues: () => FormValues
  getValue: (name: string) => FormValue
  setValue: (name: string, value: string) => void
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

function read(controls: ReadonlySet<Control>): FormValue {
  for (const control of controls) {
    if (isTick(control)) return control.checked
    if (!isRadio(control)) return control.value
    if (control.checked) return control.value
  }
  return undefined
}

function write(control: Control, value: FormValue): void {
  if (isTick(control)) control.checked = value === true
  else if (isRadio(control)) control.checked = control.value === value
  else if (typeof value === 'string') control.value = value
}

const canShow = (control: Control, value: FormValue): boolean =>
  !(control instanceof HTMLSelectElement) ||
  Array.from(control.options).some(option => option.value === value)

/**
 * Reads and writes the DOM controls of a form, so that input typed before hydration counts. The value of a
 * control that unmounts is stored and restored when it mounts again.
 */
export function createFormControls(): FormControls {
  const shown = new Map<string, Set<Control>>()
  const left = new Map<string, FormValue>()
  const refs = new Map<string, RefCallback<Control>>()

  const getValue = (name: string): FormValue => {
    const controls = shown.get(name)
    return controls === undefined || controls.size === 0 ? left.get(name) : read(controls)
  }

  const leave = (name: string, control: Control) => {
    // In a radio group, only the checked button has the value.
    if (!isRadio(control) || control.checked) left.set(name, read(new Set([control])))
    shown.get(name)?.delete(control)
  }

  const refFor =
    (name: string): RefCallback<Control> =>
    control => {
      if (control === null) return
      const value = left.get(name)
      if (value !== undefined && canShow(control, value)) write(control, value)
      shown.set(name, (shown.get(name) ?? new Set()).add(control))
      return () => leave(name, control)
    }

  return {
    refOf: name => {
      const ref = refs.get(name) ?? refFor(name)
      refs.set(name, ref)
      return ref
    },
    getValues: () =>
      Object.fromEntries([...new Set([...left.keys(), ...shown.keys()])].map(name => [name, getValue(name)])),
    getValue,
    setValue: (name, value) => {
      left.set(name, value)
      for (const control of shown.get(name) ?? []) write(control, value)
    },
  }
}

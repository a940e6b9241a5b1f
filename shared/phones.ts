/**
 * A phone number as it is compared: digits only, without the prefixes for Algeria. `0555 12 34 56`, `+213 555 12 34
 * 56`, `+213 (0)555 12 34 56`, `00213555123456` and `213555123456` are all `555123456`. A foreign number loses only its
 * `+` or `00`. The beginning of a number is accepted too.
 */
export function nationalNumber(phone: string) {
  const dialled = phone.trim().replace(/^\+/, '00').replace(/\D/g, '');
  return dialled.replace(/^(00213|00|213(?=0?\d{8,9}$))/, '').replace(/^0/, '');
}

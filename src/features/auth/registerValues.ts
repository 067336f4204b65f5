/** What the panel's fields hold, each as it is typed. */
export interface RegisterValues {
  /** Eleven digits. */
  document: string;
  name: string;
  /** Eight digits, day first. */
  birthday: string;
  email: string;
  /** National digits. */
  phone: string;
  /** Two letters, `BR`. */
  phoneCountry: string;
  password: string;
  termsAccepted: boolean;
  /** Code of whoever brought the player. */
  referer: string;
  /** Asked for where the law wants it: `0` female, `1` male, `none` where they would rather not say. */
  gender: string;
  /** Minutes a day, or `none`. */
  timeLimit: string;
  /** Cents a month, or `none`. */
  lossLimit: string;
}

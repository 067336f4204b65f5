// Field values as typed.
export interface RegisterValues {
  // Eleven digits.
  document: string;
  name: string;
  // Eight digits, day first.
  birthday: string;
  email: string;
  // National digits.
  phone: string;
  // Two letters, as in `BR`.
  phoneCountry: string;
  password: string;
  termsAccepted: boolean;
  // Referral code.
  referer: string;
  // Under Brazilian law: `0` female, `1` male, `none` when not stated.
  gender: string;
  // Minutes per day.
  timeLimit: string;
  // Cents per month.
  lossLimit: string;
  // `yes` or `no`.
  politicallyExposed: string;
  // Eight digits.
  postalCode: string;
  street: string;
  houseNumber: string;
  complement: string;
  district: string;
  city: string;
  // Two letters.
  state: string;
}

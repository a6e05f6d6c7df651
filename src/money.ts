type Display = "code" | "symbol" | "narrowSymbol";

const moneyFormat = (currency: string, currencyDisplay: Display = "symbol") =>
  new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay, maximumFractionDigits: 0 });

/** Formats an amount such as $4,500 or DKK 4,500. `currency` is an ISO 4217 code. */
export const formatMoney = (amount: number, currency: string): string => moneyFormat(currency).format(amount);

/** Reads an amount such as $4,500, USD 4,500, or 4,500 kr. Returns `undefined` for one such as $500 a month. */
export function readMoney(text: string, currency: string): number | undefined {
  for (const display of ["code", "symbol", "narrowSymbol"] as const) {
    const parts = moneyFormat(currency, display).formatToParts(0);
    const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
    if (!text.includes(sign)) continue;
    const number = text
      .replace(sign, "")
      .replace(/^\.|\.$/, "")
      .trim();
    return /^(\d+|\d{1,3}(,\d{3})+)(\.\d\d)?$/.test(number) ? Number(number.replaceAll(",", "")) : undefined;
  }
  return undefined;
}

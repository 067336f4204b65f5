export interface ChatLicence {
  license: number;
  group?: number;
}

const digits = /^\d{1,15}$/;

/**
 * Parses `general_live_chat` (`license` or `license/group`); null without a valid license, a non-numeric
 * group is ignored.
 */
export function readChatLicence(setting: string): ChatLicence | null {
  const [license = '', group = ''] = setting.split('/').map((part) => part.trim());
  if (!digits.test(license) || Number(license) === 0) return null;
  return { license: Number(license), group: digits.test(group) ? Number(group) : undefined };
}

/** Icons for forms, apart from `icons.tsx` because a visitor's first page needs none. */
import { lineIcon } from './icon.tsx';

export const EyeIcon = /* @__PURE__ */ lineIcon(
  'M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
);
export const EyeOffIcon = /* @__PURE__ */ lineIcon(
  'M4 4l16 16M9.9 6.2A10 10 0 0 1 12 6c4 0 7.3 2 9.5 6a15 15 0 0 1-2.8 3.5M6.5 7.7A13.5 13.5 0 0 0 2.5 12c2.2 4 5.5 6 9.5 6 1.7 0 3.3-.4 4.7-1.1M10 10.2a2.8 2.8 0 0 0 3.9 3.9',
);
export const PencilIcon = /* @__PURE__ */ lineIcon(
  'M4 20l1-4.5L16.2 4.3a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L8.5 19ZM14.5 6l3.5 3.5',
);
export const TrashIcon = /* @__PURE__ */ lineIcon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 11v5.5M14 11v5.5',
);
export const TranslateIcon = /* @__PURE__ */ lineIcon(
  'M3.5 6h9M8 3.5V6M10.5 6C9.7 9.3 7.2 12 4 13.2M5.5 8.6c1.1 2 3 3.6 5.2 4.4M11.5 20.5l4.5-10.5 4.5 10.5M13 17.2h6',
);
export const UploadIcon = /* @__PURE__ */ lineIcon('M12 15.5V4M7.5 8.2 12 4l4.5 4.2M4.5 15.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-2.5');
export const DownloadIcon = /* @__PURE__ */ lineIcon(
  'M12 4v11.5M7.5 11.3 12 15.5l4.5-4.2M4.5 15.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-2.5',
);
export const RefreshIcon = /* @__PURE__ */ lineIcon('M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4');
export const GripIcon = /* @__PURE__ */ lineIcon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 2.4);
export const MoreIcon = /* @__PURE__ */ lineIcon('M5 12h.01M12 12h.01M19 12h.01', 3);
export const CopyIcon = /* @__PURE__ */ lineIcon('M9 9h10.5v11H9ZM15 9V4H4.5v11H9');

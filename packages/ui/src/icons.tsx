/** The icon set. Each icon is a separate export, so that a page loads only those that it shows. */
import { lineIcon, shapeIcon } from './icon.tsx';

export const MenuIcon = /* @__PURE__ */ lineIcon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = /* @__PURE__ */ lineIcon('M6 6l12 12M18 6 6 18');
export const ChevronLeftIcon = /* @__PURE__ */ lineIcon('m14.5 5-7 7 7 7');
export const ChevronRightIcon = /* @__PURE__ */ lineIcon('m9.5 5 7 7-7 7');
export const ChevronDownIcon = /* @__PURE__ */ lineIcon('m5 9 7 7 7-7');
export const ChevronUpIcon = /* @__PURE__ */ lineIcon('m5 15 7-7 7 7');
export const ArrowRightIcon = /* @__PURE__ */ lineIcon('M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5');
export const ArrowLeftIcon = /* @__PURE__ */ lineIcon('M20 12H4.5M11 5.5 4.5 12l6.5 6.5');
export const ArrowUpIcon = /* @__PURE__ */ lineIcon('M12 20V4.5M5.5 11 12 4.5l6.5 6.5');
export const ExternalIcon = /* @__PURE__ */ lineIcon('M9 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-3M13 4h7v7M20 4l-9 9');
export const HomeIcon = /* @__PURE__ */ lineIcon('m3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20');
export const GlobeIcon = /* @__PURE__ */ lineIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.4 3.8 5.4 3.8 9s-1.3 6.6-3.8 9c-2.5-2.4-3.8-5.4-3.8-9S9.5 5.4 12 3Z',
);
export const GridIcon = /* @__PURE__ */ lineIcon('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');
export const ListIcon = /* @__PURE__ */ lineIcon('M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01');
export const SearchIcon = /* @__PURE__ */ lineIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20');
export const FilterIcon = /* @__PURE__ */ lineIcon('M4 6h16M7 12h10M10 18h4');
export const PauseIcon = /* @__PURE__ */ lineIcon('M9 5.5v13M15 5.5v13');
export const PlayIcon = /* @__PURE__ */ lineIcon('M8 5v14l11-7Z');
export const ExpandIcon = /* @__PURE__ */ lineIcon('M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5');

export const PersonIcon = /* @__PURE__ */ lineIcon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5');
export const PeopleIcon = /* @__PURE__ */ lineIcon(
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.6-3.1 3.2-4.7 6.5-4.7s5.9 1.6 6.5 4.7M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.2c1.9.7 3.1 2.2 3.5 4.3',
);
export const DashboardIcon = /* @__PURE__ */ lineIcon(
  'M4 13.5a8 8 0 0 1 16 0c0 2.1-.7 3.9-1.9 5.5H5.9A8.9 8.9 0 0 1 4 13.5ZM12 13.5l3.5-4.2',
);
export const LogOutIcon = /* @__PURE__ */ lineIcon('M14 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7M10.5 12H20M16.5 8.5 20 12l-3.5 3.5');
export const LockIcon = /* @__PURE__ */ lineIcon(
  'M6 10.5h12a1 1 0 0 1 1 1V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7.5a1 1 0 0 1 1-1ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
);

export const PinIcon = /* @__PURE__ */ lineIcon(
  'M12 21c4.5-4.6 7-8.3 7-11.3A7 7 0 0 0 5 9.7c0 3 2.5 6.7 7 11.3ZM12 7.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
export const ClockIcon = /* @__PURE__ */ lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.2');
export const CalendarIcon = /* @__PURE__ */ lineIcon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v11.5A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M8 3.5v4M16 3.5v4',
);
export const TicketIcon = /* @__PURE__ */ lineIcon('M4 7h16v3.2a1.9 1.9 0 0 0 0 3.6V17H4v-3.2a1.9 1.9 0 0 0 0-3.6ZM14 7v2M14 11v2M14 15v2');
export const RouteIcon = /* @__PURE__ */ lineIcon(
  'M6 4.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM18 16a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 18 16ZM7.8 6.3H15a3 3 0 0 1 0 6H9a3 3 0 0 0 0 6h7.2',
);
export const SunIcon = /* @__PURE__ */ lineIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
);
export const CompassIcon = /* @__PURE__ */ lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM15.5 8.5l-2 5-5 2 2-5Z');
export const StarIcon = /* @__PURE__ */ shapeIcon(
  'M12 2.8c.3 0 .6.2.7.5l2.3 5 5.4.6c.7.1 1 .9.5 1.4l-4 3.7 1.1 5.4c.1.7-.6 1.2-1.2.9L12 17.6l-4.8 2.7c-.6.3-1.3-.2-1.2-.9l1.1-5.4-4-3.7c-.5-.5-.2-1.3.5-1.4l5.4-.6 2.3-5c.1-.3.4-.5.7-.5Z',
);

export const WaveIcon = /* @__PURE__ */ lineIcon(
  'M2.5 9c2 0 2-1.8 4-1.8S8.5 9 10.5 9s2-1.8 4-1.8 2 1.8 4 1.8c1.5 0 1.9-1 3-1.5M2.5 14c2 0 2-1.8 4-1.8s2 1.8 4 1.8 2-1.8 4-1.8 2 1.8 4 1.8c1.5 0 1.9-1 3-1.5M2.5 19c2 0 2-1.8 4-1.8s2 1.8 4 1.8 2-1.8 4-1.8 2 1.8 4 1.8c1.5 0 1.9-1 3-1.5',
);
export const FishIcon = /* @__PURE__ */ lineIcon(
  'M3 12c2.3-3.7 5.4-5.5 9-5.5 3 0 5.4 1.5 7 4.2l2.5-2.2v7l-2.5-2.2c-1.6 2.7-4 4.2-7 4.2-3.6 0-6.7-1.8-9-5.5ZM7.5 11h.01M12.5 9c.9 2 .9 4 0 6',
);
export const MaskIcon = /* @__PURE__ */ lineIcon(
  'M3 7.5h14v4.7c0 1.8-1.4 3.3-3.2 3.3-1.3 0-2.2-.7-2.7-1.8-.4-.9-1.8-.9-2.2 0-.5 1.1-1.4 1.8-2.7 1.8C4.4 15.5 3 14 3 12.2ZM20.5 3.5v12a4 4 0 0 1-4 4H13M17 9.5h3.5',
);
export const TankIcon = /* @__PURE__ */ lineIcon('M9 8.5a3 3 0 0 1 6 0V19a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2ZM12 5.5V3M9.5 3h5M9 12.5h6');
export const BoatIcon = /* @__PURE__ */ lineIcon(
  'M3 14.5h18l-2.2 4.3a2 2 0 0 1-1.8 1.2H7a2 2 0 0 1-1.8-1.2ZM11.5 14.5V3.5c3.8 1.7 6.3 4.3 7.5 8h-7.5M8.5 11.5c-1.3 0-2.2.1-3 .4 1-2.3 2-3.8 3-4.9',
);
export const AnchorIcon = /* @__PURE__ */ lineIcon(
  'M12 3a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 12 3ZM12 7.6V21M8.5 11h7M4 13.5c.3 4.3 3.4 7.5 8 7.5s7.7-3.2 8-7.5M2.5 15.5 4 13.5l2 1.5M21.5 15.5l-1.5-2-2 1.5',
);
export const CoralIcon = /* @__PURE__ */ lineIcon(
  'M12 21v-8M12 16c-3.5 0-5-2-5-5V8.5M7 12c-2 0-3-1.2-3-3V7.5M12 13c0-3-.5-4.5-.5-6.5V4M12 17.5c3.3 0 5.5-1.7 5.5-5V7.5M17.5 11.5c1.8 0 2.7-1 2.7-2.7V7M8.5 21h7',
);
export const ShellIcon = /* @__PURE__ */ lineIcon(
  'M12 20.5c-1.5 0-3-.3-3.5-1.5l-4.8-5.5C2.2 8.4 6.5 4 12 4s9.8 4.4 8.3 9.5L15.5 19c-.5 1.2-2 1.5-3.5 1.5ZM12 20.5V4M9 19 6.8 6.2M15 19l2.2-12.8',
);
export const LeafIcon = /* @__PURE__ */ lineIcon('M5 19c-1.5-7.5 3-14 14.5-14.5.5 10.5-4.5 16-12 14M4 21c2-5 5-8.5 10-11');
export const ShieldIcon = /* @__PURE__ */ lineIcon(
  'M12 3c2.3 1.6 4.8 2.4 7.5 2.5 0 7-2 12-7.5 15.5C6.5 17.5 4.5 12.5 4.5 5.5 7.2 5.4 9.7 4.6 12 3ZM8.8 11.8l2.3 2.3 4.2-4.6',
);
export const MedalIcon = /* @__PURE__ */ lineIcon(
  'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8.5 10.5 5 3.5h4.5L12 9l2.5-5.5H19l-3.5 7M10 15l1.5 1.5L14.5 13.5',
);
export const CameraIcon = /* @__PURE__ */ lineIcon(
  'M4.5 7.5H8l1.5-2.5h5L16 7.5h3.5A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM12 9.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
);
export const BagIcon = /* @__PURE__ */ lineIcon('M6 10a6 6 0 0 1 12 0v10H6ZM9.5 4.6V3.5h5v1.1M9 20v-5h6v5M9.5 9.5h5');
export const StormIcon = /* @__PURE__ */ lineIcon(
  'M7 14.5a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6 1.2 3.5 3.5 0 0 1 .3 6.8M12.5 9.5 10 13.5h4l-2.5 4M3 20.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
);

export const PlusIcon = /* @__PURE__ */ lineIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ lineIcon('M5 12h14');
export const CheckIcon = /* @__PURE__ */ lineIcon('m5 12.5 4.5 4.5L19 7');
export const ImageIcon = /* @__PURE__ */ lineIcon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM3.5 16l4.5-4.5 4 4 3-3 5.5 5M15.5 8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
);
export const InfoIcon = /* @__PURE__ */ lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8h.01');
export const WarningIcon = /* @__PURE__ */ lineIcon('M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01');
export const QuoteIcon = /* @__PURE__ */ shapeIcon(
  'M10 5.5C5.9 6.6 3.5 9.6 3.5 14c0 2.7 1.5 4.5 3.7 4.5 2 0 3.4-1.4 3.4-3.3 0-1.9-1.3-3.2-3.1-3.2-.4 0-.7 0-.9.1.4-2.2 1.9-3.8 4.3-4.7ZM20 5.5c-4.1 1.1-6.5 4.1-6.5 8.5 0 2.7 1.5 4.5 3.7 4.5 2 0 3.4-1.4 3.4-3.3 0-1.9-1.3-3.2-3.1-3.2-.4 0-.7 0-.9.1.4-2.2 1.9-3.8 4.3-4.7Z',
);

export const PhoneIcon = /* @__PURE__ */ lineIcon(
  'M5 4h3.5L10 8.5 7.8 10a11.5 11.5 0 0 0 6.2 6.2l1.5-2.2 4.5 1.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
);
export const MailIcon = /* @__PURE__ */ lineIcon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6',
);
export const SendIcon = /* @__PURE__ */ lineIcon('M20.5 3.5 3.5 10.2l6.8 3.5 3.5 6.8ZM10.3 13.7l4-4');
export const ChatIcon = /* @__PURE__ */ lineIcon(
  'M12 3.5a8.5 8.5 0 0 0-7.4 12.7L3.5 20.5l4.4-1.1A8.5 8.5 0 1 0 12 3.5ZM8.8 8.3c-.7.7-.8 1.7-.3 2.8a9 9 0 0 0 4.4 4.4c1.1.5 2.1.4 2.8-.3l.5-.6-2-1.6-1.2.8a6.5 6.5 0 0 1-2.8-2.8l.8-1.2-1.6-2Z',
);
export const FacebookIcon = /* @__PURE__ */ lineIcon(
  'M14 21v-7h2.8l.5-3.3H14V8.8c0-1.2.5-1.8 1.8-1.8h1.7V4.2c-.7-.1-1.5-.2-2.3-.2-2.7 0-4.5 1.6-4.5 4.4v2.3H8V14h2.7v7',
);
export const InstagramIcon = /* @__PURE__ */ lineIcon(
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.8 7.2h.01',
);
export const TiktokIcon = /* @__PURE__ */ lineIcon('M13.5 3.5v11.7a3.6 3.6 0 1 1-3.6-3.6M13.5 3.5c.3 2.9 2.3 5 5.5 5.2');
export const YoutubeIcon = /* @__PURE__ */ lineIcon(
  'M6.5 5.5h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.5ZM10.2 9v6l5-3Z',
);

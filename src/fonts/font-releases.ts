/** The releases of npm packages of typefaces that a build may use: version, and hash of the package as on npm. */
// To update one:   npm view NAME version dist.integrity
export const fontReleases: Readonly<Record<string, { version: string; integrity: string }>> = {
  '@expo-google-fonts/arimo': {
    version: '0.4.3',
    integrity:
      'sha512-kXMUJ303nJgKjJFr8yuiAY9dgIoAoj9HccKkaSw0J63/T4MSdxFejzfDUVLzUz+ohpQWinifV99QOAUQLcGKDg==',
  },
  '@expo-google-fonts/atkinson-hyperlegible-mono': {
    version: '0.4.1',
    integrity:
      'sha512-RNEAOW3LdEJ493vEtaTBl5+DseEgrDWmOndYxflHoRwNRhJM1McQbso/skJLDmpKOs6wbD/Rj3FB4dxUla8HIA==',
  },
  '@expo-google-fonts/atkinson-hyperlegible-next': {
    version: '0.4.1',
    integrity:
      'sha512-tA5NUQCrb4GnQ8kvghyF6Kqw72zr4zSNmMwhCTcHlsu/jE5JoF8Fje5/WwL44y17Lue99pG9cyq3PW5X/7ZDng==',
  },
  '@expo-google-fonts/bitter': {
    version: '0.4.2',
    integrity:
      'sha512-7nAQQhj1k7CTn77ivgRnR39HqrVbzezJ3d8N9EWeDIfFDpZ9ACUNzHI7sg++JmvDnx1wuXwmfpjagTPTg2ZgWw==',
  },
  '@expo-google-fonts/biz-udpgothic': {
    version: '0.4.2',
    integrity:
      'sha512-HySo5PUz//XzvqKTKiOcgvdFuyPvJBIrnhhEW7l+Q1sqxblzzHuXhIaiYx4VdLjLbNA1fNaMdTgM7wj2k1FYBQ==',
  },
  '@expo-google-fonts/cabin': {
    version: '0.4.2',
    integrity:
      'sha512-0U7aB/62JkdEhr5wqAYhT6GhYzZJJkUqXmcyEO3X51m5ezDZv9HwDvanB6y5XPaabqZhItZ+PmV6/KegbClzbQ==',
  },
  '@expo-google-fonts/eb-garamond': {
    version: '0.4.3',
    integrity:
      'sha512-8HsDPKN6vDlzxZLgo3UFcyr4uvtY33TBpM65owySnF8cy8hq0ss8AWmBvT/lMRJ/wfcoaPP8gFQsizPRvr0nqg==',
  },
  '@expo-google-fonts/figtree': {
    version: '0.4.1',
    integrity:
      'sha512-6IQQddGeR3yZBSwiIjy2kd1gA+5s2esF8JAFw6M1qqU4RUlj4Zxkw9J+gixAtZFgd+QIS875EPHqeYlpaRcCRw==',
  },
  '@expo-google-fonts/fraunces': {
    version: '0.4.1',
    integrity:
      'sha512-gYc9P92ObyWvz1rWPOeWSvVKyBFIuA8hgOdhvo4DSiPBaWLbFA6v8uLIEIBwW+0oWTlXbBzjeBReHQI2H7UNjQ==',
  },
  '@expo-google-fonts/inconsolata': {
    version: '0.4.2',
    integrity:
      'sha512-4U9XnnqMK30hbCrGoioCyHxzPdLorY7LV6toNKnBxjVJU04vv9GI/GA+0XjlrKev/iONL8kaPqXCETf52ocGFA==',
  },
  '@expo-google-fonts/instrument-sans': {
    version: '0.4.2',
    integrity:
      'sha512-YR0jemCJ/eUlknOfxxxiLnJWpFDaT0KgLiB1q333jIDPlRAERfuMpOislkWA1A7HGX85N9LCsjWLlB3QOZo1wg==',
  },
  '@expo-google-fonts/jetbrains-mono': {
    version: '0.4.1',
    integrity:
      'sha512-CslACrtMOcRwoWXCO7OMEI+9w3fukWSoBtvNz46OqPoogEuuoY0tkDY1O8sFumk8t0pC6Cx0Xr95O0TOQhpkug==',
  },
  '@expo-google-fonts/karla': {
    version: '0.4.2',
    integrity:
      'sha512-a99ezH+aon+ya8XR4tJX+npPP5nis6DhIIbvqhYDQgoVVWp0jebKrBFOXFzzBonkxE8YAltrTS9DdXHW4n3LAw==',
  },
  '@expo-google-fonts/libre-franklin': {
    version: '0.4.2',
    integrity:
      'sha512-aUf6qenmy23hL2BteGl8bk1Y1rmxplz3e1HhmjDkFt171aT7gEc4uSbuS1URbD5mUPzt0rv+VuOlKezPlDegew==',
  },
  '@expo-google-fonts/literata': {
    version: '0.4.3',
    integrity:
      'sha512-AuxE7NB6Ae1laRK8uTcap5xI2MYTZOXrAWul4SNGBiq4igP7r/q8IO3vdvO/P1MGiRczuyZ1zhTwSm/CaYeq9A==',
  },
  '@expo-google-fonts/newsreader': {
    version: '0.4.1',
    integrity:
      'sha512-j96W112+mj/VYP06DCq00w+twyw42w0MY7eHB/XXioNK80BcG0cIk/zogjOENZSY7qejzIFbHE/PZYqlh/6VKQ==',
  },
  '@expo-google-fonts/noto-emoji': {
    version: '0.4.7',
    integrity:
      'sha512-Gs7URwtKmCzzdGUTYbG8MIohyaQPgGxIaQG5hvyEAaQiEGJpQy6gyP3NDICE0EJkOJFoe1JFD3Hf1L4a3qe4KA==',
  },
  '@expo-google-fonts/noto-sans-devanagari': {
    version: '0.4.1',
    integrity:
      'sha512-26boYPNKGP1r4R5MxsMAY/zCQOwiXLOJzX8sh1a2oEWyQurQsyniaCv4992c+9jjwshEEt2NNVv5GcnyzaL7QQ==',
  },
  '@expo-google-fonts/noto-sans-jp': {
    version: '0.4.3',
    integrity:
      'sha512-Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A==',
  },
  '@expo-google-fonts/noto-sans-kr': {
    version: '0.4.3',
    integrity:
      'sha512-EVS/uJPcf1TgJtjmQmrFr0oGdcl7ml09CSu0E/AyGzR0UfzdR2pBbzWWPsnuzZiGUl643ODYwYiXK5+B+fLjhQ==',
  },
  '@expo-google-fonts/noto-sans-math': {
    version: '0.4.2',
    integrity:
      'sha512-Kgj0kKibznTLYcbpR8Tk2ybr76uMOyrlyoP5F9G+0UiJzAMA4zG/XIlrgXKzfFGERhA0Rc3vbwDeeTxwXPlaYg==',
  },
  '@expo-google-fonts/noto-sans-sc': {
    version: '0.4.3',
    integrity:
      'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
  },
  '@expo-google-fonts/noto-sans-symbols-2': {
    version: '0.4.1',
    integrity:
      'sha512-jFymG5s4OLlXpy9E9FQvSXpSnf43BIYcJiPXEHSw6LFNvbahkjmUWb/cj4vsX/KdUksGLTPbjB9iRuu8L3yJ8A==',
  },
  '@expo-google-fonts/noto-sans-tc': {
    version: '0.4.3',
    integrity:
      'sha512-69XAOTLPz0WlAxL6qJEKlDMxHsBd4J1M39HjV0gPF2o1xWVALOsVWvDgistnecVockA9wbU/tH5C/gyS2PdnHg==',
  },
  '@expo-google-fonts/noto-sans-thai': {
    version: '0.4.2',
    integrity:
      'sha512-PGBBBDGfJJ/5y2hNweLBZWD4YmVT4uOO4chsOPXyl0TktaBJamDKVKv/WbGiDTeBGdkegLiytsWo+lhnkHP5qA==',
  },
  '@expo-google-fonts/nunito': {
    version: '0.4.2',
    integrity:
      'sha512-1KCWphw/I2ugqfs9iRHUCkPTnomNgGPtF4AvqVquoEKxr0EL+mcLNLgeixsslbaSFevRR6/KJAE3sc8g0VaY0Q==',
  },
  '@expo-google-fonts/public-sans': {
    version: '0.4.2',
    integrity:
      'sha512-sIUyE7yXUHw6asSN6lXfcxNHl/EIyKl3EMKTgwDaY/1lTTP/9ZHYMYGwGS5XfEGQ/zgMUOjnzA7qlN9DJkctAw==',
  },
  '@expo-google-fonts/schibsted-grotesk': {
    version: '0.4.2',
    integrity:
      'sha512-OqscHDqXmG/noftZFsGvGXiYoJGIZ1HFKXO7dNNEuitIKVA/qzNhrfoBK7upnxsVlC/AubnYEWeTS5QNw2A+HA==',
  },
  '@expo-google-fonts/vazirmatn': {
    version: '0.4.1',
    integrity:
      'sha512-sznMvxt99C4bsEcWCebs3XWb/av8z9a/Y4OQo8F7VPFT0xzzn7Whkkw6dqxcAyLYEiNNpTpa3/vp8t1/koK6Jw==',
  },
  '@expo-google-fonts/work-sans': {
    version: '0.4.2',
    integrity:
      'sha512-v+I8jQgoOAmI77v1V0EXvgKA4NGg8Agy2BCHAI6sswAKTub2sKsi6PXT4vLBn95dbbTqelSlcT79YRDTlCBrRg==',
  },
  '@fontsource-variable/atkinson-hyperlegible-mono': {
    version: '5.3.0',
    integrity:
      'sha512-0IbthhO18EEpLe69h+cmrsxCkl4yk80gMk+fAN3+9M5zQvoR1JlkzoJRR6U9/UXLYpVBGEXu+Md2LO8TIp30dw==',
  },
  '@fontsource-variable/atkinson-hyperlegible-next': {
    version: '5.3.0',
    integrity:
      'sha512-UnLzNUy1RWoLDfydAatP4NaRm99X/WbQEph7q/PymJnCFIOOwKOx3pBmp5ys8trO0dM+CKGuJgeZP9fAR4mQpA==',
  },
  '@fontsource-variable/bitter': {
    version: '5.3.0',
    integrity:
      'sha512-TNGusdX+fjWE2b8pTG7kH1A615DbjjSj8/PwVm+iyiFiLFtioHXt6eH5jIFE2kmiA3Ogp03jEyZDsukotzC+4Q==',
  },
  '@fontsource-variable/cabin': {
    version: '5.3.0',
    integrity:
      'sha512-VDe9LHdI/XrmYDPCgBVkY+9ZLxAZFrTD3KhpJ/I0y3Ug9uCMDiNr0uKRaI7l1s1InANj1xH/Nsc7mOjkFJfK9w==',
  },
  '@fontsource-variable/eb-garamond': {
    version: '5.3.0',
    integrity:
      'sha512-656OJsA9Vv24yhqRZFEzXnzS2AYgKdEILLgHJYLzzXndgcWFKfSXFqzbRI5/6Yk1Yt7UfWrUeppE5nRQPQMwlQ==',
  },
  '@fontsource-variable/figtree': {
    version: '5.3.0',
    integrity:
      'sha512-VRVodD7OiG7apQwE8/2fMjaqpY/a0qRJqL5HtYj8CKIVps+9amaFcdfKmDIf7iqYQx6iPLlArVXAfKeIZmVcNQ==',
  },
  '@fontsource-variable/fraunces': {
    version: '5.3.0',
    integrity:
      'sha512-9BYGySn4AHEJdgp9Z28tQ3X+laJMEOITXkQarZXeloWQZDq5oOvXJ3kDA8c7MGIfpogIaZfjrQBqmda8POOCKA==',
  },
  '@fontsource-variable/inconsolata': {
    version: '5.3.0',
    integrity:
      'sha512-3sJ98aPp9rBWhlt+niNQaqaRd5vKo5M5unVWRm4L8g3E73pi5P8DIS4ZuPAtYi0bugDllZRSxrtfPxM17+P6gg==',
  },
  '@fontsource-variable/instrument-sans': {
    version: '5.3.0',
    integrity:
      'sha512-u4gKbDBTNFGkg997tfQn3eHOhHuquWUFTRT/rwzuKtrxX5P2ekfs2x+LgBPP4P32+cC+vUwF1Cr+IdRoPQbrGw==',
  },
  '@fontsource-variable/jetbrains-mono': {
    version: '5.3.0',
    integrity:
      'sha512-F32xpS2NsGYoQi2ADSkKTgpJj7ozajsGgDJ8woTnqjmIB+dxDIqImjl4pXZVEExu8UFZ2ndhmX18EBS/hdz3Lw==',
  },
  '@fontsource-variable/karla': {
    version: '5.3.0',
    integrity:
      'sha512-CypH/IGhvpU0I4sue6YG+ZDyx5heglFJAiU2NClTkKOh+jsqjZ7AAgWKGG59+X1dGCN/9L4BLLacCXD7TBBETA==',
  },
  '@fontsource-variable/libre-franklin': {
    version: '5.3.0',
    integrity:
      'sha512-PEQemCKVRtkLZJNpfvR4wG7x87c8iG05XJuEaX59ogMcAQpdtCZz/NXZUrXLJyvyx3/HD70W4LUppWLBdEdU2g==',
  },
  '@fontsource-variable/literata': {
    version: '5.3.0',
    integrity:
      'sha512-1Jw7xvOcoGyB83lxB2nG4bfNbqtX2/TTbdh9sHAOmU064SvmSdulDtA5RBu5JYWf64fdaKX7xU+z3GO1T2bCHA==',
  },
  '@fontsource-variable/newsreader': {
    version: '5.3.0',
    integrity:
      'sha512-rrzYi43qMpbzwuFtf9OkWH8sxAPVPcQQQEwXpPtwaKYeJ8yVg5aLs5kawmo1f2Q1t1M38TLmEKCkGVDsYwgdFw==',
  },
  '@fontsource-variable/nunito': {
    version: '5.3.0',
    integrity:
      'sha512-tw0ch7evIDSwoeUy+0XzocYHfbRWLeCRPJy22KgbrLjDLAbNw/fErBiil10Ssrs3Sjr55zaZrr36a975j8cBkQ==',
  },
  '@fontsource-variable/public-sans': {
    version: '5.3.0',
    integrity:
      'sha512-AVfkmAt50BMXWpOO21FAntiJFKGX6xTc2dSL8dxtDteONe9IuRXJWGbs0EbG955vAMCq23ENeuopuW87cGWDSQ==',
  },
  '@fontsource-variable/schibsted-grotesk': {
    version: '5.3.0',
    integrity:
      'sha512-ndS6H/KICWANchlHF3q4UdZD+xrZ3Ji0rUobIuXlgvDUzDfqZDsVuXPXZb636nJZMHE9zZ9Fmwgqazm8hMB50Q==',
  },
  '@fontsource-variable/work-sans': {
    version: '5.3.0',
    integrity:
      'sha512-le8h/OIIuhm5Z7TdvuMw0yKg2gaCZUiMec8zaumsVVjzeJRBPEF0bQI/MkaZDHCVzZDvZoP/O2LiGOSfDLSbaw==',
  },
  '@fontsource/stix-two-math': {
    version: '5.3.0',
    integrity:
      'sha512-negoeozw6VSXjZMozwKRSm/dhCQT62csZcuea9I8KYqPaZq/8KbbBBrA02ZHF7AyuR5mVML/p+q0bwFuSIf2GQ==',
  },
};

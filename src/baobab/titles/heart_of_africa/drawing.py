def picture(view, speech, width, colour): return ""

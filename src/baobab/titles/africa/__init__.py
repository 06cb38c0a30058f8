"""Africa (Reiner Knizia, 2001): explorers uncover a continent. Rules: docs/rules/africa.md"""
